import PackageOpen from 'lucide-react/icons/package-open';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Chip } from '#design/buttons/chip.tsx';
import { CountBubble } from '#design/buttons/count-bubble.tsx';
import { Badge } from '#design/data/badge.tsx';
import { Bar } from '#design/data/bar.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { Timeline } from '#design/data/timeline.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageState } from '#design/feedback/page-state.tsx';
import { ProgressBar } from '#design/feedback/progress-bar.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { Price } from '#design/prices/price.tsx';
import { PriceBlock } from '#design/prices/price-block.tsx';
import { AverageStars } from '#design/ratings/average-stars.tsx';
import { Rating } from '#design/ratings/rating.tsx';
import { Stars } from '#design/ratings/stars.tsx';
import styles from './gallery.module.css';

export function Readings() {
  return (
    <section>
      <Breadcrumbs
        trail={[{ label: 'Home', href: '#home' }, { label: 'Electronics', href: '#e' }, { label: 'OnePlus' }]}
      />
      <WireHeading aside="112 products" live={{ from: 0.25, to: 0.5 }} action={<a href="#all">See all</a>}>
        Readings
      </WireHeading>
      <div className={styles.row}>
        <PriceBlock paise={63_999_00} mrp={72_999_00} note="Inclusive of all taxes" />
        <Price paise={1_37_900_00} mrp={1_44_900_00} size="big" />
        <Price paise={23_999_00} mrp={27_999_00} size="tag" />
        <Price paise={85_997_00} format="total" />
        <Price paise={-12_000_00} format="total" />
      </div>
      <div className={styles.row}>
        <Rating value={4.5} count={12_644} />
        <Stars value={4} />
        <AverageStars value={4.44} />
        <Badge>Sale</Badge>
        <Badge tone="low">Only 6 items left</Badge>
        <Badge tone="out">Out Of Stock</Badge>
        <Badge tone="volt">12% off</Badge>
        <Badge tone="good">Verified</Badge>
        <CountBubble count={3} />
        <Chip>On sale</Chip>
        <Chip href="#without">₹1,000 to ₹1,40,000</Chip>
      </div>
      <div className={styles.row}>
        <StatusMark shape="ring">Pending</StatusMark>
        <StatusMark shape="disc" tone="good">
          Confirmed
        </StatusMark>
        <StatusMark shape="half">In process</StatusMark>
        <StatusMark shape="threeQuarter">In shipping</StatusMark>
        <StatusMark shape="disc">Delivered</StatusMark>
        <StatusMark shape="disc" tone="bad">
          Rejected
        </StatusMark>
        <StatusMark shape="stroke" tone="muted">
          Cancelled
        </StatusMark>
        <StatusMark shape="disc" tone="low">
          Only 7 items left
        </StatusMark>
      </div>
      <Tabs
        label="Status"
        tabs={[
          { href: '#all', name: 'All', count: 529, current: true },
          { href: '#pending', name: 'Pending', count: 23 },
        ]}
      />
      <Tabs
        label="Days"
        look="segment"
        tabs={[
          { href: '#7', name: '7 days', current: true },
          { href: '#30', name: '30 days' },
        ]}
      />
      <div className={styles.fields}>
        <Timeline
          steps={[
            { key: '1', title: 'Order placed', when: '21 Nov 2026, 2:31 pm', state: 'done' },
            { key: '2', title: 'Confirmed', when: '21 Nov 2026, 2:40 pm', state: 'done' },
            { key: '3', title: 'In shipping', when: 'Since 22 Nov 2026', state: 'now' },
            { key: '4', title: 'Delivered', when: 'By Tuesday, 24 Nov', state: 'ahead' },
          ]}
        />
        <div>
          <Skeleton shape="block" className={styles.tall} />
          <Skeleton length="medium" />
          <Skeleton length="short" />
        </div>
        <div className={styles.row}>
          <ProgressBar label="Upload" value={64} />
          <ProgressBar label="Working" />
          <Bar part={0.77} />
          <Bar part={0.14} tone="good" />
        </div>
        <EmptyState
          icon={<PackageOpen />}
          title="Your cart is empty"
          action={
            <a className={buttonClass({ tone: 'primary' })} href="#shop">
              Start shopping
            </a>
          }
        >
          Items you add stay here for your next visit.
        </EmptyState>
        <ErrorState title="Could not load the sellers" onRetry={() => {}} reference="01931a">
          The server did not answer.
        </ErrorState>
      </div>
      <PageState look="head" icon={<PackageOpen />} title="This page is empty" ways={<a href="#all">See all</a>}>
        It may have moved.
      </PageState>
    </section>
  );
}
