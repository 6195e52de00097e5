export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly why: string;
}
export function failuresOfVitest(run: unknown): Failure[];
