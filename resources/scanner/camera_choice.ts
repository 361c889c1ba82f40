/** Where this browser remembers the camera that was chosen last. */
const CHOSEN_CAMERA_KEY = 'scanner-camera'

/** The cameras of this device, as ids; only known once one of them was allowed. */
export async function camerasOfDevice(): Promise<string[]> {
  const devices = (await navigator.mediaDevices.enumerateDevices?.()) ?? []
  const cameras = devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
  return cameras.map(({ deviceId }) => deviceId)
}

/** The one after the one in use, round and round. */
export function nextCamera(cameras: string[], current: string | undefined): string | undefined {
  return cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length]
}

/** The camera chosen last on this device, or null. */
export function chosenCamera(): string | null {
  try {
    return localStorage.getItem(CHOSEN_CAMERA_KEY)
  } catch {
    // A browser that keeps nothing begins with the rear camera each time.
    return null
  }
}

/** Remembers a choice for the next opening. */
export function chooseCamera(deviceId: string): void {
  try {
    localStorage.setItem(CHOSEN_CAMERA_KEY, deviceId)
  } catch {
    // The choice still holds until the scanner is closed.
  }
}
