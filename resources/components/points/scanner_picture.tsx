import { Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react'
import { useState, type MouseEvent, type RefObject } from 'react'
import { IconButton } from '~/components/ui/icon_button'
import { picturePoint } from '~/scanner/picture_point'
import type { useCamera } from '~/scanner/use_camera'
import type { useLens } from '~/scanner/use_lens'
import { useT } from '~/translation/use_t'

export interface ScannerPictureProps {
  camera: ReturnType<typeof useCamera>
  lens: ReturnType<typeof useLens>
  /** The square in which a sticker is read. */
  frame: RefObject<HTMLDivElement | null>
}

/** The frame over the running picture, and what this camera's lens can do, under the thumb. */
export function ScannerPicture({ camera, lens, frame }: ScannerPictureProps) {
  const t = useT()
  const [focused, setFocused] = useState<{ left: number; top: number } | null>(null)
  const { focus } = lens

  function focusTapped(event: MouseEvent<HTMLElement>) {
    const video = camera.video.current
    if (!video || !focus) return
    const shown = video.getBoundingClientRect()
    const { x, y } = isByKey(event)
      ? middleOf(frame.current!)
      : { x: event.clientX, y: event.clientY }
    const tapped = { x: x - shown.left, y: y - shown.top }
    const size = { width: video.videoWidth, height: video.videoHeight }
    const area = event.currentTarget.getBoundingClientRect()
    setFocused({ left: x - area.left, top: y - area.top })
    void focus(picturePoint(tapped, shown, size))
  }

  return (
    <>
      <div className="aim">
        <div className="frame" ref={frame} />
      </div>
      {focus && (
        <button
          type="button"
          className="focus-area"
          aria-label={t('scan.focus')}
          onClick={focusTapped}
        >
          {focused && (
            <span className="focus-mark" style={focused} key={`${focused.left} ${focused.top}`} />
          )}
        </button>
      )}
      <div className="lens-acts">
        {lens.torch !== null && (
          <IconButton
            label={t('scan.torch')}
            icon={lens.torch ? FlashlightOff : Flashlight}
            aria-pressed={lens.torch}
            onClick={lens.toggleTorch}
          />
        )}
        {lens.zoom !== null && (
          <button type="button" className="icon-btn" onClick={lens.changeZoom}>
            <span className="sr">{t('scan.zoom')}</span>
            <b aria-hidden="true">×</b>
            <b>{lens.zoom}</b>
          </button>
        )}
        {camera.changeCamera && (
          <IconButton
            label={t('scan.other_camera')}
            icon={SwitchCamera}
            onClick={camera.changeCamera}
          />
        )}
      </div>
    </>
  )
}

/** A press of a key is a click of no place. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0
}

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
