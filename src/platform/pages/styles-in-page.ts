/**
 * Puts a page's own styles into it, so that nothing stands between its arrival and the first paint. Each link stays where
 * the screens look for it when they come to life, but says `kept-stylesheet` until then: browsers fetch ahead what they
 * take for a style sheet, even one that is switched off.
 * @param styles the content of each style sheet by its address; a sheet that is not among them stays a link
 */
export function stylesInPage(html: string, styles: ReadonlyMap<string, string>): string {
  const written = new Set<string>();
  return html.replace(/<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g, (link, href: string, mark: string) => {
    const style = styles.get(href);
    if (style === undefined) return link;
    const own = written.has(href) ? '' : `<style>${style}</style>`;
    written.add(href);
    return `${own}<link rel="kept-stylesheet" href="${href}${mark}" disabled=""/>`;
  });
}
