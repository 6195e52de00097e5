/** What a line of `fits` says, for shoppers; undefined for a GTIN, which tells them nothing. */
export function fitText(line: string): string | undefined {
  const [brand = '', model = '', kind = ''] = line.split('/').map(part => part.trim());
  if (model === '' && kind === '') return undefined;
  return `${brand} ${model === '' ? kind : model}`;
}
