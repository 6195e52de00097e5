import { expect, it } from 'vitest';
import { readTraceparent } from './open-traces.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

it.each(['00-ID-01', '00-ID-00', '01-ID-01', 'cc-ID-01-what-the-future-brings'])('of %s the ids are taken', form => {
  const read = readTraceparent(form.replace('ID', `${TRACE}-${PARENT}`));
  expect(read).toMatchObject({ traceId: TRACE, spanId: PARENT, isRemote: true });
});

it.each([
  '',
  `00-${TRACE}-${PARENT}`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-${'a'.repeat(300)}`,
])('a header of another form is ignored: %s', text => {
  expect(readTraceparent(text)).toBeUndefined();
});
