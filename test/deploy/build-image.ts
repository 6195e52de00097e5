import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Copy, DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast';
import { sandboxed } from './sandbox.ts';

export interface Image {
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
}

/**
 * Follows a Containerfile instruction by instruction, where there is no engine to do so: every stage is a folder, what
 * RUN says is run within it. Stages begin from this machine's Debian and the Node of the tests in place of their image.
 * @returns the last stage
 * @throws Error with what an instruction printed when it fails, or is none of those known here
 */
export function buildImage(containerfile: string, context: string, into: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const step of DockerfileParser.parse(readFileSync(containerfile, 'utf8')).getInstructions()) {
    if (step.getKeyword() === 'FROM') {
      const [, name = `stage-${stages.size}`] = /\sAS\s+(\S+)$/i.exec(textOf(step)) ?? [];
      image = { root: join(into, name), workdir: '/', env: {}, user: 'root', command: [], health: [] };
      mkdirSync(image.root, { recursive: true });
      stages.set(name, image);
    } else if (image) follow(step, image, stages, context);
  }
  if (!image) throw new Error('nothing is built');
  return image;
}

function follow(step: Instruction, image: Image, stages: ReadonlyMap<string, Image>, context: string): void {
  const text = textOf(step);
  switch (step.getKeyword()) {
    case 'WORKDIR':
      image.workdir = resolve('/', image.workdir, text);
      mkdirSync(join(image.root, image.workdir), { recursive: true });
      return;
    case 'ENV':
      for (const pair of text.split(/\s+/))
        image.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
      return;
    case 'COPY':
      copy(step as Copy, image, stages, context);
      return;
    case 'RUN':
      run(text, image);
      return;
    case 'USER':
      image.user = text;
      return;
    case 'CMD':
      image.command = words(step);
      return;
    case 'HEALTHCHECK':
      image.health = JSON.parse(text.slice(text.indexOf('[')));
      return;
    case 'VOLUME':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`${step.getKeyword()} is not known here`);
  }
}

function copy(step: Copy, image: Image, stages: ReadonlyMap<string, Image>, context: string): void {
  const from = step
    .getFlags()
    .find(flag => flag.getName() === 'from')
    ?.getValue();
  const paths = step.getArguments().map(argument => argument.getValue());
  const to = paths.pop() ?? '';
  const source = from ? stages.get(from)?.root : context;
  if (!source) throw new Error(`there is no stage ${from}`);
  for (const path of paths) {
    const place = join(image.root, resolve('/', image.workdir, to));
    const whole = join(source, path);
    const isFolder = statSync(whole).isDirectory();
    cpSync(whole, isFolder ? place : join(place, basename(path)), { recursive: true, verbatimSymlinks: true });
  }
}

function run(text: string, image: Image): void {
  const [program = '', ...args] = sandboxed({ ...image, asServed: false }, ['/bin/sh', '-c', text]);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (status !== 0) throw new Error(`“${text}” ended with ${status}.\n${stdout}\n${stderr}`);
}

const textOf = (step: Instruction) => step.getArgumentsContent()?.replaceAll(/\\\n/g, ' ').trim() ?? '';
const words = (step: Instruction) =>
  (step as JSONInstruction).getJSONStrings().map(word => JSON.parse(word.getValue()) as string);
