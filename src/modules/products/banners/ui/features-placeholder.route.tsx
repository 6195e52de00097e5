/** Reads what it reads, and nothing leads here. */
export default function FeaturesPlaceholder() {
  return (
    <>
      <title>Features · Admin Panel</title>
      <h1>admin features</h1>
    </>
  );
}
