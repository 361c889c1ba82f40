import { Box } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { chosenIn } from './rendered'

interface PreviewFrameProps {
  page: object | null
  theme: 'light' | 'dark'
  /** Of the window that is shown, in px. */
  width: number
  /** The block whose card is open. */
  open: string | null
  onChosen: (id: string) => void
}

/**
 * The page of a reader in a frame without an origin: it reaches neither the session nor the storage of whoever writes. It is never
 * loaded anew; what it shows is told by messages.
 */
export function PreviewFrame({ page, theme, width, open, onChosen }: PreviewFrameProps) {
  const translate = useTranslate()
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const seq = useRef(0)
  const [isLoaded, setLoaded] = useState(false)
  const { scale, height } = useScale(room, width)

  useEffect(() => {
    if (!isLoaded || !page) return
    const message = { type: 'show', seq: ++seq.current, page, theme, open }
    // The frame has no origin that could be named.
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [isLoaded, page, theme, open])
  useEffect(() => {
    function listen(event: MessageEvent) {
      const id = chosenIn(event, frame.current?.contentWindow)
      if (id !== null) onChosen(id)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [onChosen])

  return (
    <Box ref={room} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', position: 'relative' }}>
      <Box
        component="iframe"
        ref={frame}
        title={translate('content.live.frame')}
        src="/admin/preview-frame"
        sandbox="allow-scripts"
        onLoad={() => setLoaded(true)}
        style={{ width, height, transform: `scale(${scale})` }}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          transformOrigin: '0 0',
          position: 'absolute',
        }}
      />
    </Box>
  )
}

/** How much smaller the window has to be drawn to have room, and its height by then. */
function useScale(room: React.RefObject<HTMLElement | null>, width: number) {
  const [size, setSize] = useState({ width, height: 0 })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  const scale = Math.min(1, size.width / width || 1)
  return { scale, height: size.height / scale }
}
