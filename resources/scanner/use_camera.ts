import { useCallback, useEffect, useRef, useState } from 'react'
import { CameraError, closeCamera, hasTorch, openCamera, setTorch } from './camera'
import type { CameraProblem } from './camera'

/** What the camera is doing. `asking` covers the browser's own question. */
export type CameraStatus = 'waiting' | 'asking' | 'running' | CameraProblem

/** A camera that shows itself in a video element and is closed when the component goes away. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)
  const gone = useRef(false)
  const [status, setStatus] = useState<CameraStatus>('waiting')
  const [torch, setTorchState] = useState<boolean | null>(null)

  const start = useCallback(async () => {
    setStatus('asking')
    try {
      const opened = await openCamera()
      if (gone.current) return closeCamera(opened)
      stream.current = opened
      setTorchState(hasTorch(opened) ? false : null)
      video.current!.srcObject = opened
      await video.current!.play()
      setStatus('running')
    } catch (error) {
      if (!gone.current) setStatus(error instanceof CameraError ? error.problem : 'broken')
    }
  }, [])

  const toggleTorch = useCallback(async () => {
    if (!stream.current || torch === null) return
    await setTorch(stream.current, !torch).then(
      () => setTorchState(!torch),
      () => setTorchState(null)
    )
  }, [torch])

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      if (stream.current) closeCamera(stream.current)
    }
  }, [])

  return { video, status, start, torch, toggleTorch }
}
