export default function Screen() {
  return <h1>listing</h1>;
}
