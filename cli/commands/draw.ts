import { Command } from 'commander'
import { drawAnnounce } from './draw_announce.js'
import { drawClose } from './draw_close.js'
import { drawEnvelope } from './draw_envelope.js'
import { drawPublish } from './draw_publish.js'
import { drawRedraw } from './draw_redraw.js'
import { drawRun } from './draw_run.js'
import { drawVerify } from './draw_verify.js'
import { drawVoid } from './draw_void.js'

/** `cli draw …`: prize draws that anybody can repeat. */
export const draw = new Command('draw')
  .description('Announce draws, publish lists, draw, name winners, and check published files')
  .addCommand(drawAnnounce)
  .addCommand(drawEnvelope)
  .addCommand(drawClose)
  .addCommand(drawRun)
  .addCommand(drawPublish)
  .addCommand(drawVoid)
  .addCommand(drawRedraw)
  .addCommand(drawVerify)
