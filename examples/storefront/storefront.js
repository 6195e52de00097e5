// A shop of one page, on any origin that the settings of the shop allow. Open it with ?shop=https://shop.example
import { createClient, ShopError } from '../../packages/client/dist/index.js';

const part = id => document.getElementById(id);
const kept = (name, otherwise) => JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? otherwise;
const keep = (name, value) => sessionStorage.setItem(name, JSON.stringify(value));
const rupees = amount => `₹${amount.toLocaleString('en-IN')}`;

const address = new URL(new URLSearchParams(location.search).get('shop') ?? kept('shop', 'http://127.0.0.1:3000'))
  .origin;
// The token is for the shop that gave it; no other shop gets it, whatever a link names.
if (kept('shop') !== address) sessionStorage.clear();
keep('shop', address);
part('shop').textContent = address;
const shop = createClient({ shop: address, language: 'en', token: () => kept('token') });
const cart = new Map(kept('cart', []));
const asked = { keyword: '', page: 1 };
let checkout;

let last = Promise.resolve();

/** Does something that may be refused after what is under way, and says so if it is refused. */
function attempt(act) {
  last = last.then(() => tryTo(act));
}

async function tryTo(act) {
  say('');
  const buttons = [...document.querySelectorAll('form button')];
  for (const button of buttons) button.disabled = true;
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.code === 'auth.sign_in_first') keep('token', null);
    say([error.message, ...Object.values(error.fields)].join(' '));
    // What changed in the meantime comes with the refusal.
    if (error.code.startsWith('checkouts.') && error.data) checkout = error.data;
  } finally {
    for (const button of buttons) button.disabled = false;
    showCart();
  }
}

function say(words) {
  part('notice').textContent = words;
}

async function showProducts() {
  const { keyword, page } = asked;
  const list = await (keyword
    ? shop.searchProducts({ keyword, page, limit: 12 })
    : shop.listProducts({ page, limit: 12, inStock: true }));
  const rows = list.data.map(product => {
    const image = Object.assign(new Image(), { src: shop.addressOf(product.image), alt: '', loading: 'lazy' });
    return row([image, product.title, rupees(product.salePrice ?? product.price)], 'Add to cart', () => {
      const line = cart.get(product._id) ?? { title: product.title, quantity: 0 };
      changeCart(product._id, { ...line, quantity: line.quantity + 1 });
    });
  });
  if (page === 1) part('products').replaceChildren();
  part('products').append(...rows);
  part('more').hidden = page >= list.totalPages;
  if (list.totalItems === 0) say('Nothing was found. Try other words.');
}

function row([image, title, aside], verb, act) {
  const words = Object.assign(document.createElement('span'), { textContent: title });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: verb, onclick: act });
  button.setAttribute('aria-label', `${verb}: ${title}`);
  const item = document.createElement('li');
  item.append(...(image ? [image] : []), words, aside, button);
  return item;
}

function changeCart(productId, line) {
  if (line) cart.set(productId, line);
  else cart.delete(productId);
  keep('cart', [...cart]);
  attempt(openCheckout);
}

/** The checkout has prices, delivery and what is in the way, as the shop sees them now. */
async function openCheckout() {
  if (!kept('token') || cart.size === 0) {
    checkout = undefined;
    return;
  }
  const items = [...cart].map(([productId, { quantity }]) => ({ productId, quantity }));
  ({ data: checkout } = checkout
    ? await shop.changeCheckout({ checkoutId: checkout._id, items })
    : await shop.openCheckout({ items, method: 'COD' }));
  if (checkout.address) say(checkout.problems.map(({ message, remedy }) => `${message} ${remedy}`).join(' '));
}

function showCart() {
  const rows = [...cart].map(([productId, { title, quantity }]) =>
    row([null, title, `× ${quantity}`], 'Remove', () => changeCart(productId)),
  );
  part('cart').replaceChildren(...rows);
  part('empty').hidden = cart.size > 0;
  part('sign-in').hidden = cart.size === 0 || Boolean(kept('token'));
  part('address').hidden = !checkout || checkout.address !== null;
  part('order').hidden = !checkout?.ready;
  if (checkout) showTotals(checkout.charges, checkout.address);
}

function showTotals({ items, delivery, discount, total }, to) {
  const lines = [
    ['Items', rupees(items)],
    ['Delivery', rupees(delivery)],
    ...(discount > 0 ? [['Discount', `−${rupees(discount)}`]] : []),
    ['Total', rupees(total)],
    ['To', to ? `${to.address}, ${to.city} ${to.pincode}` : ''],
  ].map(([term, value]) => {
    const line = document.createElement('div');
    line.append(
      Object.assign(document.createElement('dt'), { textContent: term }),
      Object.assign(document.createElement('dd'), { textContent: value }),
    );
    return line;
  });
  part('totals').replaceChildren(...lines);
}

/** Sends a form by what it holds. */
function onSubmit(id, act) {
  part(id).addEventListener('submit', event => {
    event.preventDefault();
    attempt(() => act(Object.fromEntries(new FormData(event.target))));
  });
}

onSubmit('search', ({ keyword }) => {
  Object.assign(asked, { keyword: keyword.trim(), page: 1 });
  return showProducts();
});
part('more').addEventListener('click', () => {
  asked.page += 1;
  attempt(showProducts);
});
onSubmit('sign-in', async words => {
  keep('token', (await shop.signInForToken(words)).token);
  part('sign-in').reset();
  await openCheckout();
});
onSubmit('address', async words => {
  const { data } = await shop.addAddress(words);
  ({ data: checkout } = await shop.changeCheckout({ checkoutId: checkout._id, addressId: data._id }));
});
onSubmit('order', async () => {
  const { number } = await shop.completeCheckout({ checkoutId: checkout._id, terms: checkout.terms });
  cart.clear();
  keep('cart', []);
  checkout = undefined;
  say(`Thank you. Your order is ${number}.`);
});

attempt(async () => {
  await showProducts();
  await openCheckout();
});
