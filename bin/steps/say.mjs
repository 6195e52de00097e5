const onTerminal = process.stdout.isTTY === true && process.env.CI !== 'true' && process.env.TERM !== 'dumb';
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

const paint = (code, text) => (onTerminal && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text);
export const green = text => paint(32, text);
export const red = text => paint(31, text);
export const grey = text => paint(90, text);

/** An error whose message is shown as it is, without a stack. */
export class Readable extends Error {}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Shows one piece of work from its start to its end: a spinner with the seconds on a terminal, plain lines elsewhere
 * (one more every 15 seconds, so that a log shows that something is still going on).
 * `work` gets `tell(text)` for how far it is. What it throws passes through, after the line is marked as failed.
 */
export async function step(title, work) {
  const start = Date.now();
  let how = '';
  let tick = 0;
  const draw = () => {
    const line = `${frames[tick++ % frames.length]} ${title} ${grey(`${how} ${seconds(start)}`)}`;
    process.stdout.write(`\r\u001b[2K${line}`);
  };
  if (!onTerminal) console.log(`… ${title}`);
  const timer = onTerminal
    ? setInterval(draw, 100)
    : setInterval(() => console.log(`  ${title}: ${how} ${seconds(start)}`), 15_000);
  const end = mark => {
    clearInterval(timer);
    if (onTerminal) process.stdout.write('\r\u001b[2K');
    console.log(`${mark} ${title} ${grey(`${how} ${seconds(start)}`)}`);
  };
  try {
    const result = await work(text => {
      how = text;
    });
    end(green('✔'));
    return result;
  } catch (error) {
    // Stopped by what failed elsewhere and says so.
    end(error.name === 'AbortError' ? grey('–') : red('✖'));
    throw error;
  }
}

/** Runs a command's `main`; a Readable failure is printed as its sentence alone, anything else with its stack. */
export async function asCommand(main) {
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Readable ? `\n${red(error.message)}` : error);
    process.exitCode = 1;
  }
}
