/** Fetches what the cart is shown with, which few who look around ask for; asked again it is there already. */
export async function loadCartSheet() {
  const { CartSheet } = await import('./cart-sheet.tsx');
  return { default: CartSheet };
}
