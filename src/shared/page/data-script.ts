/** The inline script that hands the data of a page to the router in the browser. */
export function dataScript(data: string): string {
  return `{const data=window.__reactRouterContext.streamController;data.enqueue('${quoted(data)}');data.close()}`;
}

/** The data is JSON, full of double quotes, so it stands between single ones. */
function quoted(data: string): string {
  return data.replace(/[\\'<>&\n\u2028\u2029]/g, sign => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\n': '\\n',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
