/** The package has no types of its own: this is the part of it that is used here. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
