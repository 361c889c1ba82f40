import { registerWaiting } from '#app/waiting/waiting'
import { laidAside } from './laid_aside.js'

registerWaiting('messages', () => laidAside({}))
