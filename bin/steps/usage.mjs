/**
 * For commands that take no words but `known` ones: `--help` prints what the command does, anything else the same as a fault.
 * @param takesNames whether any word that is not written like an option is taken too
 * @returns {number | undefined} the exit code, 0 or 2; undefined when there is nothing to say and the work shall begin
 */
export function answerWords(usage, known = [], takesNames = false) {
  const given = process.argv.slice(2);
  if (given.includes('--help')) {
    console.log(usage);
    return 0;
  }
  if (given.every(word => known.includes(word) || (takesNames && !word.startsWith('-')))) return undefined;
  console.error(usage);
  return 2;
}
