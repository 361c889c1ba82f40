import { useEffect, useRef } from 'react'
import { createDecoder } from './decoder'
import { frameOfVideo, type Viewfinder } from './frame_of_video'
import { startScanLoop } from './scan_loop'

export interface ScanLoopUse extends Viewfinder {
  onText: (text: string) => void
  /** The first text is the only one. */
  isOnce: boolean
  onBroken: () => void
}

/** Decodes while `running`; what is told may change meanwhile without a new start. */
export function useScanLoop(running: boolean, use: ScanLoopUse) {
  const latest = useRef(use)
  useEffect(() => {
    latest.current = use
  })
  useEffect(() => {
    if (!running) return
    const decoder = createDecoder()
    let isDone = false
    const stop = startScanLoop({
      decoder,
      frame: frameOfVideo({
        video: () => latest.current.video(),
        frame: () => latest.current.frame(),
      }),
      onText: (text) => {
        if (isDone) return
        isDone = latest.current.isOnce
        latest.current.onText(text)
      },
      onBroken: () => latest.current.onBroken(),
    })
    return () => {
      stop()
      decoder.close()
    }
  }, [running])
}
