/** Required by the specification (R41.4); nothing links here. */
export default function FeaturesPlaceholder() {
  return (
    <>
      <title>Features · Admin Panel</title>
      <h1>admin features</h1>
    </>
  );
}
