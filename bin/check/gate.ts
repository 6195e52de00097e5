import { describeViolation, judgeImports } from './import-gate.ts';

const { modules, imports, violations } = judgeImports(process.cwd());
for (const violation of violations) console.log(`${describeViolation(violation)}\n`);
console.log(`Read ${modules} modules and ${imports} imports; ${violations.length} against the rules.`);
// A gate that read nothing has proved nothing.
if (violations.length > 0 || modules === 0) process.exitCode = 1;
