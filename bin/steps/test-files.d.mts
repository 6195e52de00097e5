export interface Choice {
  readonly files: string[];
  readonly title?: string;
}
export function testsNamed(
  names: string[],
  long: boolean,
  all?: string[],
  read?: (file: string) => string,
): { vitest: Choice[]; journeys: Choice[]; unknown: string[] };
