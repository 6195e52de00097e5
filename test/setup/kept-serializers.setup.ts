import { createRequire } from 'node:module';

type Compile = (route: { readonly schema: object }) => unknown;
type Select = () => (...settings: readonly unknown[]) => Compile;

const fromFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
const place = fromFastify.resolve('@fastify/fast-json-stringify-compiler');
const select: Select = fromFastify(place);
const kept = new Map<string, unknown>();

/**
 * What writes an answer by its schema is compiled once in a worker and not for each of its shops, which would be most of
 * what opening one takes. It holds nothing but its schema.
 */
function selectKept(): ReturnType<Select> {
  const make = select();
  return (...settings) => {
    const compile = make(...settings);
    return route => {
      const key = JSON.stringify([settings, route.schema]);
      if (!kept.has(key)) kept.set(key, compile(route));
      return kept.get(key);
    };
  };
}
const module = fromFastify.cache[place];
// Each file of a worker comes past here.
if (module && select.name !== selectKept.name) module.exports = selectKept;
