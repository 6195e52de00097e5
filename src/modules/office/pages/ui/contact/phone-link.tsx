/** A phone number as a link; spaces and dashes are left out of the `tel:` URL. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}
