import { BrowserQRCodeReader } from '@zxing/browser'
import { keepText, keptText } from '~/hooks/browser_store'

/** Where this browser remembers the camera that was chosen last. */
const CHOSEN_CAMERA_KEY = 'scanner-camera'

/** The cameras of this device, as ids; only known once one of them was allowed. */
export async function camerasOfDevice(): Promise<string[]> {
  const cameras = await BrowserQRCodeReader.listVideoInputDevices()
  return cameras.flatMap(({ deviceId }) => deviceId || [])
}

/** The one after the one in use, round and round. */
export function nextCamera(cameras: string[], current: string | undefined): string | undefined {
  return cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length]
}

/** The camera chosen last on this device; the rear one where nothing is kept. */
export const chosenCamera = (): string | undefined => keptText(CHOSEN_CAMERA_KEY)

/** Remembers a choice for the next opening. */
export const chooseCamera = (deviceId: string): void => keepText(CHOSEN_CAMERA_KEY, deviceId)
