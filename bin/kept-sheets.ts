import type { Plugin } from 'vite';

/** `import './x.module.css';` */
const BARE_IMPORT = /^import '([^']+\.module\.css)';$/gm;

/**
 * An import of a style sheet for its rules alone (`import './x.module.css'`) puts them into the page, as it says. The bundler
 * takes a sheet whose names the file does not use for dead code there, so that markup from the server would be without its
 * style until the scripts of the part come that use the names.
 */
export function keptSheets(): Plugin {
  const wanted = new Map<string, string[]>();
  return {
    name: 'kept-sheets',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.tsx$/, code: /^import '[^']+\.module\.css';$/m },
      async handler(code, id) {
        const sheets = [...code.matchAll(BARE_IMPORT)].map(([, sheet = '']) => this.resolve(sheet, id));
        wanted.set(
          id,
          (await Promise.all(sheets)).flatMap(sheet => sheet?.id ?? []),
        );
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        for (const { moduleIds, viteMetadata } of chunks) {
          const sheets = moduleIds.flatMap(id => wanted.get(id) ?? []);
          for (const sheet of sheets)
            for (const chunk of chunks.filter(each => each.moduleIds.includes(sheet)))
              for (const file of chunk.viteMetadata?.importedCss ?? []) viteMetadata?.importedCss.add(file);
        }
      },
    },
  };
}
