/** The three pictures of a demo product and the two of a banner, by the key they have in the picture store. */
export function productPictureKey(slug: string, view: string): string {
  return `photos/demo/${slug}-${view}.webp`;
}

export function bannerPictureKey(art: number, shape: 'wide' | 'phone'): string {
  return `photos/demo/banner-${art}${shape === 'phone' ? '-phone' : ''}.webp`;
}
