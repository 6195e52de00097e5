// Copies the orders of the last 30 days into a CSV file:
//   SHOP=https://shop.example API_KEY=bbk_… node examples/orders-to-csv.mjs orders.csv
// The key needs the scope orders:read. Elsewhere, import '@bijli-bazaar/client'.
import { open, rename } from 'node:fs/promises';
import { createClient, each, ShopError } from '../packages/client/dist/index.js';

const { SHOP = 'http://127.0.0.1:3000', API_KEY: token } = process.env;
const [file = 'orders.csv'] = process.argv.slice(2);
const from = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
const COLUMNS = {
  Number: order => order.number,
  Placed: order => order.orderDate,
  Status: order => order.orderStatus,
  Payment: order => `${order.paymentMethod}, ${order.paymentStatus}`,
  City: order => order.city,
  Items: order => order.itemCount,
  Total: order => order.totalAmount.toFixed(2),
};
// Spreadsheets calculate cells that begin like a formula.
const safe = text => text.replace(/^[=+@\t-]/, "'$&").replaceAll('"', '""');
const line = cells => `${cells.map(cell => `"${safe(String(cell))}"`).join(',')}\r\n`;

const shop = createClient({ shop: SHOP, token });
const out = await open(`${file}.part`, 'w');
try {
  await out.write(line(Object.keys(COLUMNS)));
  let count = 0;
  for await (const order of each(shop.listOrders, { from, sort: 'oldest' })) {
    await out.write(line(Object.values(COLUMNS).map(read => read(order))));
    count += 1;
  }
  await out.close();
  await rename(`${file}.part`, file);
  console.log(`${count} orders are in ${file}`);
} catch (error) {
  if (!(error instanceof ShopError)) throw error;
  console.error(`${error.message} (${error.code})`);
  process.exitCode = 1;
}
