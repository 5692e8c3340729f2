import type { Page } from '@playwright/test'

export type Slow = { processorTimes: number; latencyMs: number; bytesPerSecond: number }

/** Makes a page as slow as a device and a network of the targets, as the developer tools of Chromium do. */
export async function slowDown(page: Page, { processorTimes, latencyMs, bytesPerSecond }: Slow): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimes })
}
