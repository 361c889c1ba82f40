import './memory.js'
import { writeForOwnerOnly } from '#app/files/owner_only'
import { stopOnSignals } from './interruption.js'
import { program } from './program.js'
import { run } from './run.js'

writeForOwnerOnly()
stopOnSignals()
process.exitCode = await run(program, process.argv.slice(2))
