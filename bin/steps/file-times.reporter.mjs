import { writeFileSync } from 'node:fs';

/** Writes down what each test file took with its hooks and imports, which no reporter of vitest's own tells: to FILE_TIMES. */
export default class FileTimesReporter {
  onTestRunEnd(modules) {
    const times = modules.map(module => {
      const { collectDuration, duration } = module.diagnostic();
      return { file: module.moduleId, ms: collectDuration + duration };
    });
    writeFileSync(process.env.FILE_TIMES, JSON.stringify(times));
  }
}
