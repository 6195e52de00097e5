import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';

/** Address and phone number, on two lines. */
export function AddressText({ address }: { address: Parameters<typeof addressLine>[0] & { readonly phone: string } }) {
  return (
    <>
      <span>{addressLine(address)}</span>
      <br />
      <span>{showMobile(address.phone)}</span>
    </>
  );
}
