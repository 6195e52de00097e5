/**
 * Puts a page's own styles into it, so that nothing stands between its arrival and the first paint. Each link stays where
 * the screens look for it when they come to life, but says `kept-stylesheet` until then: browsers fetch ahead what they
 * take for a style sheet, even one that is switched off. A sheet that pages share is marked by `#` there, while whatever is
 * loaded later looks for it unmarked and would bring it a second time, in another order: so it is found by that name too.
 * @param styles the content of each style sheet by its address; a sheet that is not among them stays a link
 */
export function stylesInPage(html: string, styles: ReadonlyMap<string, string>): string {
  const written = new Set<string>();
  return html.replace(/<link rel="stylesheet" href="([^"#]+)(#?)"\/>/g, (link, href: string, mark: string) => {
    const style = styles.get(href);
    if (style === undefined) return link;
    const own = written.has(href) ? '' : `<style>${style}</style>${mark && keptLink(href)}`;
    written.add(href);
    return own + keptLink(href + mark);
  });
}

const keptLink = (href: string) => `<link rel="kept-stylesheet" href="${href}" disabled=""/>`;
