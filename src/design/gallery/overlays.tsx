import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { WireHeading } from '#design/brand/wire-heading.tsx';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { Menu } from '#design/overlays/menu.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import styles from './gallery.module.css';

const kinds = ['dialog', 'ask', 'right', 'left', 'bottom'] as const;

export function Overlays() {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  const complain = () => toast.show({ title: 'Only 3 in stock. You already added 3.', tone: 'destructive' });
  return (
    <section>
      <WireHeading>Above the page</WireHeading>
      <div className={styles.row}>
        {kinds.map(kind => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
        <Button onClick={() => toast.show({ title: 'Product added to cart', tone: 'good' })}>Toast</Button>
        <Button onClick={() => toast.show({ title: 'Cable deleted', action: { label: 'Undo', onAct: () => {} } })}>
          Toast with Undo
        </Button>
        <Button onClick={complain}>Bad toast</Button>
        <Menu
          label="Account"
          trigger={props => <Button {...props}>Menu</Button>}
          entries={[
            { key: 'orders', label: 'My Orders', href: '#orders' },
            { key: 'name', label: 'Change name', onSelect: () => {} },
            { key: 'no', label: 'Not now', disabled: true },
            { key: 'out', label: 'Logout', icon: <LogOut />, danger: true, onSelect: () => {} },
          ]}
        />
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Order details"
        footer={<Button tone="primary">Save</Button>}
      >
        <TextField label="Full name" />
        <Button onClick={complain}>Bad toast</Button>
      </Dialog>
      <AskDialog open={open === 'ask'} title="Delete this address?" verb="Delete" onConfirm={close} onCancel={close}>
        It will no longer be offered at checkout.
      </AskDialog>
      <Sheet
        open={open === 'right'}
        onClose={close}
        title="Your Cart"
        aside="3 items"
        footer={
          <Button wide tone="primary" size="xl">
            Checkout
          </Button>
        }
      >
        <Button onClick={complain}>Bad toast</Button>
      </Sheet>
      <Sheet open={open === 'left'} onClose={close} title="Admin Panel" side="left" />
      <Sheet
        open={open === 'bottom'}
        onClose={close}
        title="Filters"
        phone="bottom"
        footer={
          <Button wide tone="primary">
            Show 112 products
          </Button>
        }
      >
        <TextField label="From" sign="₹" />
      </Sheet>
    </section>
  );
}
