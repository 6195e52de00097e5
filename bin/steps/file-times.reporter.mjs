import { writeFileSync } from 'node:fs';

/** Writes the time of each test file, with hooks and imports, to FILE_TIMES; none of vitest's reporters does. */
export default class FileTimesReporter {
  onTestRunEnd(modules) {
    const times = modules.map(module => {
      const { collectDuration, duration } = module.diagnostic();
      return { file: module.moduleId, ms: collectDuration + duration };
    });
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(times));
  }
}
