/** How a filter by an attribute is written in addresses: the attribute and what is said of it. */
export const ATTRIBUTE_WORD = /^[a-z0-9-]{1,40}\.[a-z0-9.-]{1,40}$/;
