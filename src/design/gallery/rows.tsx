import { useState } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Carousel } from '#design/carousel/carousel.tsx';
import { Slideshow } from '#design/carousel/slideshow.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { Price } from '#design/prices/price.tsx';
import { Pagination } from '#design/tables/pagination.tsx';
import { type Column, Table, type TableSort } from '#design/tables/table.tsx';
import styles from './gallery.module.css';

type Row = { id: string; who: string; paise: number; done: boolean };

const rows: Row[] = [
  { id: 'BB-118103', who: 'Kavya Nair', paise: 73_998_00, done: true },
  { id: 'BB-118102', who: 'Rohan Kulkarni', paise: 1_299_00, done: false },
  { id: 'BB-118101', who: 'Harpreet Kaur', paise: 1_37_900_00, done: false },
];
const columns: Column<Row>[] = [
  { key: 'id', head: 'Order ID', cell: row => row.id, phone: 'lead' },
  { key: 'who', head: 'Shopper', cell: row => row.who, phone: 'under', sortable: true },
  {
    key: 'status',
    head: 'Order Status',
    cell: row => <StatusMark shape={row.done ? 'disc' : 'ring'}>{row.done ? 'Delivered' : 'Pending'}</StatusMark>,
    phone: 'status',
  },
  {
    key: 'price',
    head: 'Order Price',
    cell: row => <Price paise={row.paise} format="total" />,
    align: 'end',
    phone: 'amount',
    sortable: true,
  },
];

export function Rows() {
  const [sort, setSort] = useState<TableSort>({ by: 'price', order: 'desc' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['BB-118102']));
  const [opened, setOpened] = useState<string>();
  const selection = { keys: chosen, onChange: setChosen, label: (row: Row) => `Select ${row.id}` };
  const shape = { columns, rowKey: (row: Row) => row.id };
  return (
    <>
      <Slideshow label="Offers" interval={15_000}>
        {['Half an hour on the wire', 'A whole day off it', 'Quiet, please'].map(line => (
          <a key={line} href="#offer" className={styles.slide}>
            {line}
          </a>
        ))}
      </Slideshow>
      <section>
        <WireHeading>Tables</WireHeading>
        <Table
          caption="All Orders"
          {...shape}
          rows={rows}
          sort={sort}
          onSort={setSort}
          selection={selection}
          onOpen={row => setOpened(row.id)}
          current={opened}
          bleed
        />
        <Table caption="Loading" {...shape} rows={undefined} loadingRows={2} />
        <Table caption="Empty" {...shape} rows={[]} instead={<EmptyState title="No orders found" />} />
        <Pagination page={3} pages={20} href={page => `#page-${page}`} summary="49–72 of 480" />
        <Pagination
          page={1}
          pages={5}
          href={page => `#page-${page}`}
          summary="1–24 of 112"
          label="Pages without numbers"
          numbers={false}
        />
      </section>
      <Carousel heading="Trending Electronics" action={<a href="#all">See all 41</a>} interval={3000}>
        {Array.from({ length: 11 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples have no other name
          <a key={index} href={`#card-${index}`} className={styles.stage}>
            {index + 1}
          </a>
        ))}
      </Carousel>
    </>
  );
}
