import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';

/** Where and whom to ring, in lines. */
export function AddressText({
  address,
}: {
  address: {
    readonly address: string;
    readonly city: string;
    readonly state: string;
    readonly pincode: string;
    readonly phone: string;
    readonly notes: string;
  };
}) {
  return (
    <>
      <span>{addressLine(address)}</span>
      <br />
      <span>{showMobile(address.phone)}</span>
    </>
  );
}
