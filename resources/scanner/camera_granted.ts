/** Whether the camera may be opened without asking (given before). */
export async function isCameraGranted(): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: 'camera' as PermissionName })
    return status.state === 'granted'
  } catch {
    // Browsers that cannot tell will ask, which needs a tap first.
    return false
  }
}
