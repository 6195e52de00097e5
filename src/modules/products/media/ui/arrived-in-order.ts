import type { UploadLine } from './use-uploads.ts';

/**
 * The uploads that can take their place now: those that are there and that nothing chosen before them is still on its way
 * to overtake. What failed keeps nobody waiting.
 */
export function arrivedInOrder(lines: readonly UploadLine[]): UploadLine[] {
  const onTheirWay = lines.findIndex(line => line.state === 'sending');
  const ahead = onTheirWay < 0 ? lines : lines.slice(0, onTheirWay);
  return ahead.filter(line => line.state === 'there');
}
