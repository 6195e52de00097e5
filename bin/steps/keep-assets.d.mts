export function keepAssets(before: string, after: string): void;
