/** As the Shape Detection API has it; the browsers of phones have it, TypeScript's library does not yet. */
export interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: BarcodeDetectorClass;
  }
}

/** Whether this browser lets pages use cameras: over HTTPS, or on this machine. */
export function hasCamera(): boolean {
  // Missing without HTTPS, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined;
}

/** Whether it reads barcodes by itself as well. */
export function hasBarcodeCamera(): boolean {
  return window.BarcodeDetector !== undefined && hasCamera();
}
