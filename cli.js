/** Entry of the operators' command line while developing; the build has its own compiled twin. */
import '@poppinss/ts-exec'

await import('./cli/main.js')
