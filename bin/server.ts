import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.js'

ignite()
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    if (error.code === 'E_SECOND_SERVER') process.stderr.write(`${error.message}\n`)
    else prettyPrintError(error)
  })
