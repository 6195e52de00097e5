import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, toolEnv, toolNode } from './node.mjs';
import { run } from './run.mjs';
import { Readable, step } from './say.mjs';

const project = join(root, 'test/search/engine/pom.xml');
const INSTALL = {
  linux: 'sudo apt-get install -y openjdk-17-jdk-headless maven',
  darwin: 'brew install openjdk@17 maven',
};
const oldestJava = 17;

/**
 * Starts a search engine for tests while the work goes on. Maven brings it along the first time.
 * @template Result
 * @param {(env: Record<string, string>) => Promise<Result>} work gets the variables that lead tests to it
 * @param {string} [heap] how much of Java's memory it has, if not as little as for tests
 * @returns {Promise<Result>}
 * @throws Readable with the command that installs Java or Maven where they are missing
 */
export async function withSearchEngine(work, heap) {
  const classpath = await step('Checking for Java and the search engine', fetchEngine);
  // One file at a time: an engine and a shop take both processors of a small machine.
  const env = { TEST_SEARCH_CLASSPATH: classpath, VITEST_MAX_WORKERS: '1', ...(heap && { TEST_SEARCH_HEAP: heap }) };
  const child = spawn(toolNode(), ['test/search/serve-engine.ts'], {
    cwd: root,
    env: { ...process.env, ...toolEnv(env) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const said = await step('Starting the search engine', () => firstLine(child));
    return await work({ ...env, ...JSON.parse(said) });
  } finally {
    child.stdin.end();
    await new Promise(resolve => (child.exitCode === null ? child.on('exit', resolve) : resolve(undefined)));
  }
}

/** @returns the class path of the engine, which the first time is brought from Maven's repository */
async function fetchEngine(tell) {
  const java = await versionOf('java', ['-version']);
  const major = Number(/version "(\d+)/.exec(java ?? '')?.[1] ?? 0);
  const maven = await versionOf('mvn', ['-version']);
  if (major < oldestJava || maven === undefined) {
    const missing = major < oldestJava ? `Java ${oldestJava} or newer` : 'Maven';
    const how = INSTALL[process.platform] ?? 'see https://adoptium.net and https://maven.apache.org';
    throw new Readable(`The tests of the search engine need ${missing}, with the Java compiler: ${how}`);
  }
  const folder = join(root, '.cache', 'search-engine');
  const file = join(folder, createHash('sha256').update(readFileSync(project)).digest('hex').slice(0, 16));
  if (!existsSync(file)) {
    tell('Maven fetches OpenSearch');
    mkdirSync(folder, { recursive: true });
    const args = ['-q', '-B', '-f', project, 'dependency:build-classpath', `-Dmdep.outputFile=${file}`];
    const { code, output } = await run('mvn', args, { cwd: root });
    if (code !== 0) throw new Readable(`Maven could not fetch OpenSearch:\n${output.trim()}`);
  }
  return readFileSync(file, 'utf8').trim();
}

async function versionOf(command, args) {
  try {
    const { code, output } = await run(command, args);
    return code === 0 ? output : undefined;
  } catch {
    return undefined;
  }
}

function firstLine(child) {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', code => reject(new Readable(`The search engine ended with ${code} instead of starting.`)));
  });
}
