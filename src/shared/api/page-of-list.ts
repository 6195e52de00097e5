/** One page of a list, as `pageSchema` describes it. An empty list has one page. */
export function pageOfList<Row>(data: Row[], totalItems: number, currentPage: number, limit: number) {
  return { data, currentPage, totalPages: Math.max(1, Math.ceil(totalItems / limit)), totalItems };
}
