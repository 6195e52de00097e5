import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** One node of a search engine for tests. Its settings are given as key=value; it ends when its input does. */
public class Engine extends Node {
  private Engine(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, java.util.Map.of(), null, () -> "test"),
        List.<Class<? extends Plugin>>of(Netty4Plugin.class),
        false);
  }

  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder().put("transport.type", "netty4").put("http.type", "netty4");
    for (String arg : args) {
      int at = arg.indexOf('=');
      String[] values = arg.substring(at + 1).split(",");
      if (values.length > 1) settings.putList(arg.substring(0, at), values);
      else settings.put(arg.substring(0, at), values[0]);
    }
    Node node = new Engine(settings.build());
    node.start();
    System.out.println("started");
    // Whoever started it may have been killed.
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
