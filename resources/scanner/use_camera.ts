import { useCallback, useEffect, useRef, useState } from 'react'
import { CameraError, closeCamera, openCamera, type CameraProblem } from './camera'
import { camerasOfDevice, chooseCamera, chosenCamera, nextCamera } from './camera_choice'
import { keepFocus } from './camera_lens'

/** What the camera is doing. `asking` covers the browser's own question. */
export type CameraStatus = 'waiting' | 'asking' | 'running' | CameraProblem

/** A camera that shows itself in a video element and is closed when the component goes away. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(null)
  const gone = useRef(false)
  const [status, setStatus] = useState<CameraStatus>('waiting')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [cameras, setCameras] = useState<string[]>([])

  const start = useCallback(async () => {
    setStatus('asking')
    try {
      if (stream.current) closeCamera(stream.current)
      const opened = await openCamera(chosenCamera())
      if (gone.current) return closeCamera(opened)
      stream.current = opened
      const [picture] = opened.getVideoTracks()
      // Another program or a pulled cable may take the camera away.
      picture.onended = () => setStatus('broken')
      video.current!.srcObject = opened
      await video.current!.play()
      await keepFocus(picture)
      setTrack(picture)
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
      if (stream.current) closeCamera(stream.current)
    }
  }, [])

  return { video, status, track, start, changeCamera: cameras.length > 1 ? changeCamera : null }
}
