import { useCallback, useEffect, useRef, useState } from 'react'
import { CameraError, openCamera, type CameraProblem, type OpenCamera } from './camera'
import { camerasOfDevice, chooseCamera, chosenCamera, nextCamera } from './camera_choice'
import { keepFocus } from './camera_lens'

/** What the camera is doing. `asking` covers the browser's own question. */
export type CameraStatus = 'waiting' | 'asking' | 'running' | CameraProblem

/** A camera that shows itself in a video element and is closed when the component goes away. */
export function useCamera() {
  const video = useRef<HTMLVideoElement | null>(null)
  const [isReady, setReady] = useState(false)
  const open = useRef<OpenCamera>(null)
  const gone = useRef(false)
  const [status, setStatus] = useState<CameraStatus>('waiting')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [cameras, setCameras] = useState<string[]>([])

  /** A dialog puts its content into the page a moment after it was opened. */
  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
    setReady(element !== null)
  }, [])

  const start = useCallback(async () => {
    setStatus('asking')
    try {
      open.current?.close()
      open.current = null
      const opened = await openCamera(video.current!, chosenCamera())
      if (gone.current) return opened.close()
      open.current = opened
      // Another program or a pulled cable may take the camera away.
      opened.track.onended = () => setStatus('broken')
      await keepFocus(opened.track)
      setTrack(opened.track)
      setStatus('running')
      setCameras(await camerasOfDevice())
    } catch (error) {
      if (!gone.current) setStatus(error instanceof CameraError ? error.problem : 'broken')
    }
  }, [])

  const changeCamera = useCallback(async () => {
    const next = nextCamera(cameras, track?.getSettings().deviceId)
    if (!next) return
    chooseCamera(next)
    await start()
  }, [cameras, track, start])

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      open.current?.close()
    }
  }, [])

  const change = cameras.length > 1 ? changeCamera : null
  return { video, attach, isReady, status, track, start, changeCamera: change }
}
