/** Entry of the framework's own command line; the TypeScript sources run through ts-exec. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
