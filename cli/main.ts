import './memory.js'
import { program } from './program.js'
import { run } from './run.js'

process.exitCode = await run(program, process.argv.slice(2))
