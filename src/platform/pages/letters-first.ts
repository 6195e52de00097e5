/**
 * Takes the preload of a page's letters out of it for a header of its answer: the browser asks for them before it has read
 * a word, and mostly has them when it first sets the text, which then is set once and in no other face.
 */
export function lettersFirst(html: string): { readonly html: string; readonly link: string | undefined } {
  const found: string[] = [];
  const rest = html.replace(
    /<link rel="preload" as="font" type="([^"]+)" crossorigin="anonymous" href="([^"]+)"\/>/gi,
    (_, type, href) => {
      found.push(`<${href}>; rel=preload; as=font; type="${type}"; crossorigin`);
      return '';
    },
  );
  return { html: rest, link: found.length > 0 ? found.join(', ') : undefined };
}
