/** Which rows of a list a query reads. */
export interface PageSpan {
  readonly limit: number;
  readonly offset: number;
}

interface PageQuery {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

const PAGE_SIZE = 20;

/** The page of a list that a call asks for: the rows to read, and the answer, as `pageSchema` describes it. */
export function askedPage({ page = 1, limit }: PageQuery, usualSize = PAGE_SIZE) {
  const size = limit ?? usualSize;
  return {
    limit: size,
    offset: (page - 1) * size,
    /** An empty list has one page. */
    of: <Row>(data: Row[], totalItems: number) => ({
      data,
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(totalItems / size)),
      totalItems,
    }),
  };
}
